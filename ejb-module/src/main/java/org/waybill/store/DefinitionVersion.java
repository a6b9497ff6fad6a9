package org.waybill.store;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import org.waybill.domain.definition.KeptDefinition;

/** A row of {@code definition_version}. */
@Entity
@Table(name = "definition_version")
class DefinitionVersion {

    @EmbeddedId
    private Key key;

    @Column(name = "valid_from")
    private Instant validFrom;

    private String body;

    private String author;

    @Column(name = "created_at")
    private Instant createdAt;

    /** For Hibernate. */
    protected DefinitionVersion() {}

    DefinitionVersion(KeptDefinition definition) {
        this.key = new Key(definition.name(), definition.version());
        this.validFrom = definition.validFrom();
        this.body = definition.body();
        this.author = definition.author();
        this.createdAt = definition.createdAt();
    }

    KeptDefinition kept() {
        return new KeptDefinition(key.name(), key.version(), validFrom, body, author, createdAt);
    }

    /** The primary key. */
    @Embeddable
    record Key(String name, int version) implements Serializable {}
}
