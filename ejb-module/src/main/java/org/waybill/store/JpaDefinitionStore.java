package org.waybill.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.util.List;
import org.waybill.domain.definition.KeptDefinition;

/** Definitions with Hibernate ORM. */
@ApplicationScoped
class JpaDefinitionStore implements KeptDefinition.Store {

    @PersistenceContext(unitName = "waybill")
    private EntityManager entities;

    @Override
    @Transactional
    public List<KeptDefinition> all() {
        return entities.createQuery(
                        "select d from DefinitionVersion d order by d.key.name, d.key.version", DefinitionVersion.class)
                .getResultStream()
                .map(DefinitionVersion::kept)
                .toList();
    }

    @Override
    @Transactional
    public boolean add(KeptDefinition definition) {
        DefinitionVersion.Key key = new DefinitionVersion.Key(definition.name(), definition.version());
        if (entities.find(DefinitionVersion.class, key) != null) {
            return false;
        }
        entities.persist(new DefinitionVersion(definition));
        return true;
    }

    @Override
    @Transactional
    public long count() {
        return entities.createQuery("select count(d) from DefinitionVersion d", Long.class)
                .getSingleResult();
    }
}
