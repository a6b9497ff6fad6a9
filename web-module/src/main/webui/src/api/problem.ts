/** What went wrong with a request: an RFC 9457 problem document, or status 0 when there was no answer at all. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail = '',
    readonly errors: readonly FieldProblem[] = [],
  ) {
    super(detail === '' ? title : detail);
  }

  static async of(response: Response): Promise<Problem> {
    // Waybill says itself what it does not find. Another's words are of a server in which it does not run at present.
    if (response.status === 404 && !isProblemDocument(response)) {
      return new Problem(0, 'No answer');
    }
    const text = await response.text().catch(() => '');
    const document = isProblemDocument(response) ? parse(text) : {};
    const title = typeof document.title === 'string' ? document.title : response.statusText;
    const detail = typeof document.detail === 'string' ? document.detail : '';
    const errors = Array.isArray(document.errors) ? document.errors.filter(isFieldProblem) : [];
    return new Problem(response.status, title === '' ? `HTTP ${response.status}` : title, detail, errors);
  }
}

/** A wrong field of what was sent. */
export interface FieldProblem {
  field: string;
  problem: string;
}

/** Whether asking again could help: no answer, or trouble on the server's side. */
export function isPassing(error: unknown): boolean {
  return error instanceof Problem && (error.status === 0 || error.status >= 500);
}

export function isNotLoggedIn(error: unknown): boolean {
  return error instanceof Problem && error.status === 401;
}

/** Whether the answer calls itself a problem document: some errors are plain answers. */
export function isProblem(response: Response): boolean {
  return (response.headers.get('Content-Type') ?? '').startsWith('application/problem+json');
}

function isProblemDocument(response: Response): boolean {
  return /^application\/(problem\+)?json/.test(response.headers.get('Content-Type') ?? '');
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as FieldProblem).field === 'string' &&
    typeof (value as FieldProblem).problem === 'string'
  );
}
