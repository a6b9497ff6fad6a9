import type { LinkedEvent } from './api/events';
import type { Finding, Transaction, TransactionDetail } from './api/transactions';

/** A purchase's start, for tests; `rest` says what is different. */
export function linkedEvent(rest: Partial<LinkedEvent> = {}): LinkedEvent {
  return {
    id: crypto.randomUUID(),
    role: 'START',
    name: 'PurchaseReceived',
    flow: 'Validate',
    uniqueFlow: 'shop.Validate',
    address: 'Purchase In.transaction.Start',
    kind: 'TRANSACTION_START',
    node: 'Purchase In',
    nodeType: 'JMSInput',
    terminal: '',
    detail: 'shop.purchases',
    application: 'shop',
    library: '',
    integrationNode: '',
    integrationServer: 'waybill-1',
    thread: '',
    product: '',
    createdAt: '2026-11-30T12:00:00.000000Z',
    receivedAt: '2026-11-30T12:00:00.004000Z',
    counter: 1,
    localTransactionId: 'local-1',
    parentTransactionId: '',
    globalTransactionId: 'global-1',
    traceParent: '',
    fields: [{ name: 'orderNumber', value: '4711', dataType: 'string' }],
    documents: [],
    failure: '',
    extensions: {},
    payload: { state: 'PRESENT', size: 812, originalSize: 812, contentType: 'application/xml' },
    duplicates: 0,
    ...rest,
  };
}

export function transaction(rest: Partial<Transaction> = {}): Transaction {
  return {
    id: crypto.randomUUID(),
    definition: 'purchase',
    correlator: 'global-1',
    state: 'COMPLETE',
    findings: [],
    startedAt: '2026-11-30T12:00:00.000000Z',
    endedAt: '2026-11-30T12:00:01.234000Z',
    durationMillis: 1234,
    eventCount: 6,
    keys: [{ name: 'orderNumber', value: '4711' }],
    aliases: [],
    firstEventAt: '2026-11-30T12:00:00.000000Z',
    lastEventAt: '2026-11-30T12:00:01.234000Z',
    lowestVersion: 1,
    highestVersion: 1,
    acknowledged: false,
    owner: '',
    ticket: '',
    ...rest,
  };
}

export function transactionDetail(rest: Partial<TransactionDetail> = {}): TransactionDetail {
  return {
    ...transaction(),
    events: [],
    notes: [],
    stages: [],
    milestones: [],
    facts: {},
    links: [],
    annotations: [],
    ...rest,
  };
}

export function finding(kind: Finding['kind'], rest: Partial<Finding> = {}): Finding {
  return { kind, count: 0, names: [], text: '', at: null, spanMillis: null, ...rest };
}
