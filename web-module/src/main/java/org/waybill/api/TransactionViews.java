package org.waybill.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.waybill.api.view.TransactionView;
import org.waybill.definition.DefinitionCatalogue;
import org.waybill.domain.annotation.Annotations;
import org.waybill.domain.annotation.Marks;
import org.waybill.domain.definition.Course;
import org.waybill.domain.transaction.BusinessTransaction;

/** Writes transactions down with what their definitions call things, and with people's marks: one statement for all. */
@ApplicationScoped
class TransactionViews {

    private final DefinitionCatalogue definitions;
    private final Annotations annotations;

    /** For the container's proxies. */
    protected TransactionViews() {
        this(null, null);
    }

    @Inject
    TransactionViews(DefinitionCatalogue definitions, Annotations annotations) {
        this.definitions = definitions;
        this.annotations = annotations;
    }

    /** The transactions in their order, with their states at that moment. */
    List<TransactionView> of(List<BusinessTransaction> transactions, Instant now) {
        Map<UUID, Marks> marks = annotations.marks(
                transactions.stream().map(BusinessTransaction::id).toList());
        return transactions.stream()
                .map(one -> TransactionView.of(one, course(one), marks.getOrDefault(one.id(), Marks.NONE), now))
                .toList();
    }

    /** What its definition expects, as the newest version that it met has it. */
    Course course(BusinessTransaction transaction) {
        return definitions.course(transaction.definition(), transaction.facts().highestVersion());
    }
}
