package org.waybill.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.UUID;
import org.waybill.domain.event.PayloadAccess;

/** The audit of payloads with Hibernate ORM; each line is a transaction of its own. */
@ApplicationScoped
class JpaPayloadAccessLog implements PayloadAccess.Log {

    @PersistenceContext(unitName = "waybill")
    private EntityManager entities;

    @Override
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void add(PayloadAccess access) {
        entities.persist(new PayloadAccessLine(access));
    }

    @Override
    @Transactional
    public List<PayloadAccess> of(UUID event) {
        return entities.createQuery(
                        "select l from PayloadAccessLine l where l.event = :event order by l.id desc",
                        PayloadAccessLine.class)
                .setParameter("event", event)
                .setMaxResults(1000)
                .getResultStream()
                .map(PayloadAccessLine::access)
                .toList();
    }
}
