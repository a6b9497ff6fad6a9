package org.waybill.store;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import javax.sql.DataSource;
import org.waybill.domain.Page;
import org.waybill.domain.event.PayloadAccess;
import org.waybill.domain.event.PayloadAccessQuery;

/** The audit of payloads: written with Hibernate ORM, each line a transaction of its own; read as a list. */
@ApplicationScoped
class JpaPayloadAccessLog implements PayloadAccess.Log {

    @PersistenceContext(unitName = "waybill")
    private EntityManager entities;

    @Resource(lookup = Wiring.READING)
    private DataSource reading;

    @Override
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void add(PayloadAccess access) {
        entities.persist(new PayloadAccessLine(access));
    }

    @Override
    public Page<PayloadAccess> find(PayloadAccessQuery query) {
        return new PayloadAccessList(reading).find(query);
    }
}
