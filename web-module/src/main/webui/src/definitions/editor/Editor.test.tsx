// @vitest-environment jsdom
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION } from '../../app/session';
import { renderAt } from '../../test.render';
import { Component as EditPage } from './EditPage';
import { Component as NewPage } from './NewPage';

interface Call {
  method: string;
  path: string;
  body: string;
  /** The edition that is meant, as in If-Match; * where there must be none. */
  meant: string | undefined;
}

const CLAIM = {
  name: 'claim',
  version: 1,
  state: 'ACTIVE',
  validFrom: '1970-01-01T00:00:00.000000Z',
  validUntil: null,
  author: 'ada',
  activatedAt: '2026-11-01T08:00:00.000000Z',
  description: 'A claim.',
  correlator: 'global',
  events: [
    { role: 'start', flow: 'Intake', source: '*', eventName: 'ClaimOpened' },
    { role: 'end', flow: '*', source: '*', eventName: 'ClaimClosed' },
  ],
  keys: ['customer'],
  limits: { settle: 'PT10S', retryWindow: 'PT5M' },
  warnings: [],
};
const DRAFT = {
  ...CLAIM,
  version: 2,
  state: 'DRAFT',
  validFrom: null,
  author: 'grace',
  activatedAt: undefined,
};

/** The definition with a draft or none; each has an edition of its own. */
const detail = (draft: object | null) => ({
  ...CLAIM,
  versions: [CLAIM],
  draft,
  edition: draft === null ? 'first' : 'with draft',
});

/** The answer to a change that is meant for another edition. */
const changedMeanwhile = () => Response.json({ title: 'Precondition Failed' }, { status: 412 });

/** The API as far as the editor asks it; each test says what differs. */
function api(differs: Record<string, (call: Call) => Response> = {}) {
  const calls: Call[] = [];
  let draft: object | null = null;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    const call = {
      method: init?.method ?? 'GET',
      path: address.replace('/waybill/api/', ''),
      body: typeof init?.body === 'string' ? init.body : '',
      meant: headers.get('If-Match') ?? headers.get('If-None-Match') ?? undefined,
    };
    calls.push(call);
    const named = `${call.method} ${call.path}`;
    const own = Object.entries(differs).find(([start]) => named.startsWith(start))?.[1];
    if (own !== undefined) {
      return Promise.resolve(own(call));
    }
    if (named.includes('dry-run')) {
      return Promise.resolve(Response.json({}));
    }
    if (named.startsWith('GET events')) {
      return Promise.resolve(Response.json({ items: [], next: null }));
    }
    if (named === 'PUT definitions/claim/draft') {
      draft = { ...DRAFT, ...(JSON.parse(call.body) as object), changedAt: '2026-11-30T10:00:00.000000Z' };
      return Promise.resolve(Response.json(draft));
    }
    if (named === 'GET definitions/claim') {
      return Promise.resolve(Response.json(detail(draft)));
    }
    return Promise.resolve(Response.json({ title: 'Not found' }, { status: 404 }));
  });
  return calls;
}

function edit(roles = ['viewer', 'admin']) {
  const shown = renderAt('/definitions/claim/edit', <EditPage />, '/definitions/:name/edit');
  shown.client.setQueryData(SESSION, { user: 'ada', roles });
  return shown;
}

// By id and text: looking for roles in so many inputs takes seconds.
configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 20_000 });

const input = (id: string) =>
  waitFor(() => {
    const found = document.getElementById(id);
    if (found === null) {
      throw new Error(`there is no input ${id}`);
    }
    return found as HTMLInputElement;
  });
const enter = async (id: string, value: string) => fireEvent.change(await input(id), { target: { value } });
const click = async (text: string) => {
  await screen.findByText(text);
  await waitFor(() => expect(button(text)?.disabled).toBe(false));
  fireEvent.click(screen.getByText(text));
};
const json = () => screen.getByLabelText<HTMLTextAreaElement>('As JSON');
const content = () => JSON.parse(json().value) as Record<string, unknown>;
const type = (text: string) => fireEvent.change(json(), { target: { value: text } });
const button = (text: string) => screen.getByText(text).closest('button');

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the editor', () => {
  it('changes the JSON at once by what is typed in the form, and nothing else of it', async () => {
    api();
    edit();
    await enter('limits.endWithin', 'PT5M');
    expect(content()).toMatchObject({
      limits: { settle: 'PT10S', retryWindow: 'PT5M', endWithin: 'PT5M' },
      keys: ['customer'],
    });
    expect(content()).not.toHaveProperty('state');
  });

  it('changes the form at once by what is typed in the JSON', async () => {
    api();
    edit();
    const description = await input('description');
    type(JSON.stringify({ ...content(), description: 'Another one.', odd: { kept: 1 } }));
    expect(description.value).toBe('Another one.');
    await enter('description', 'Another one.!');
    expect(content()).toMatchObject({ description: 'Another one.!', odd: { kept: 1 } });
  });

  it('lets the form wait while the text is no JSON, and says where and why', async () => {
    api();
    edit();
    await input('description');
    type('{\n  "name": "claim"\n  "events": []\n}');
    expect(screen.getByText('The form waits')).toBeDefined();
    expect(button('Line 3, column 3:')).not.toBeNull();
    expect(screen.getByText(/A comma or a closing brace belongs here/)).toBeDefined();
    expect(button('Save draft')?.disabled).toBe(true);
  });

  it('shows a problem beside its field and at its place in the JSON', async () => {
    api();
    edit();
    await enter('limits.endWithin', '5 min');
    expect(document.getElementById('help-limits.endWithin')?.textContent).toMatch(/ISO 8601 duration/);
    expect(screen.getByText(/limits\.endWithin must be an ISO 8601 duration/)).toBeDefined();
  });

  it('shows what the server finds wrong in the same way', async () => {
    const errors = [{ field: 'correlator.xpath', problem: 'is no XPath 1.0' }];
    api({
      'POST definitions/claim/draft/dry-run': () =>
        Response.json({ title: 'Wrong', errors }, { status: 422 }),
    });
    edit();
    await input('description');
    type(JSON.stringify({ ...content(), correlator: { xpath: '//[' } }));
    expect(await screen.findByText(/correlator\.xpath is no XPath 1\.0/)).toBeDefined();
    expect(document.getElementById('help-correlator.xpath')?.textContent).toMatch(/^is no XPath 1.0/);
  });

  it('saves a draft, and then has nothing unsaved', async () => {
    const calls = api();
    edit();
    await enter('description', 'A claim. More.');
    expect(await screen.findByText('Unsaved changes')).toBeDefined();
    await click('Save draft');
    expect(await screen.findByText(/^Saved /)).toBeDefined();
    const put = calls.find(({ method }) => method === 'PUT');
    expect(JSON.parse(put?.body ?? '{}')).toMatchObject({ name: 'claim', description: 'A claim. More.' });
  });

  it('asks before unsaved changes are left behind', async () => {
    api();
    const { router } = edit();
    await enter('description', 'A claim.!');
    fireEvent.click(await screen.findByText('claim', { selector: 'a' }));
    await screen.findByText('Leave without saving?');
    expect(router.state.location.pathname).toBe('/definitions/claim/edit');
    await click('Leave');
    await waitFor(() => expect(router.state.location.pathname).toBe('/definitions/claim'));
  });

  it('brings back what was typed when the page was lost', async () => {
    api();
    sessionStorage.setItem('waybill.draft.claim', JSON.stringify({ ...CLAIM, description: 'Lost.' }));
    edit();
    await click('Bring them back');
    expect(content().description).toBe('Lost.');
  });

  it('says who was there meanwhile, and saves all the same when told to', async () => {
    let isTheirs = false;
    const theirs = { ...DRAFT, author: 'grace', changedAt: '2026-11-30T11:00:00.000000Z' };
    const calls = api({
      'GET definitions/claim': () => Response.json(detail(isTheirs ? theirs : null)),
      'PUT definitions/claim/draft': ({ meant }) =>
        isTheirs && meant !== undefined ? changedMeanwhile() : Response.json(DRAFT),
    });
    const puts = () => calls.filter(({ method }) => method === 'PUT');
    edit();
    await enter('description', 'A claim. Mine.');
    isTheirs = true;
    await click('Save draft');
    expect(await screen.findByText(/grace changed the draft of “claim”/)).toBeDefined();
    expect(puts().map(({ meant }) => meant)).toEqual(['"first"']);
    await click('Save mine');
    await waitFor(() => expect(puts().map(({ meant }) => meant)).toEqual(['"first"', undefined]));
  });

  it('saves before it activates, and says what activating does', async () => {
    const calls = api();
    edit();
    await click('Save and activate …');
    expect(await screen.findByText(/Version 1 ends at that moment/)).toBeDefined();
    expect(calls.some(({ method, path }) => method === 'PUT' && path.endsWith('/draft'))).toBe(true);
    expect(calls.some(({ path }) => path.endsWith('/activate'))).toBe(false);
    await click('Activate');
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/draft/activate'))).toBe(true));
  });

  it('is for administrators only', async () => {
    api();
    edit(['viewer']);
    expect(await screen.findByText('For this you need the role admin.')).toBeDefined();
    expect(screen.queryByText('Save draft')).toBeNull();
  });
});

describe('a new definition', () => {
  const suggestion = {
    definition: { ...CLAIM, name: 'claim', description: 'Suggested.' },
    confidence: 0.9,
  };

  it('begins with what was suggested', async () => {
    api({ 'GET definitions/suggestions': () => Response.json({ events: 9, items: [suggestion] }) });
    const { client } = renderAt('/definitions/-/new?suggestion=claim', <NewPage />);
    client.setQueryData(SESSION, { user: 'ada', roles: ['admin'] });
    await input('description');
    expect(content()).toMatchObject({ name: 'claim', description: 'Suggested.', events: CLAIM.events });
  });

  it('does not become another version of one that exists', async () => {
    const calls = api({ 'PUT definitions/claim/draft': changedMeanwhile });
    const { client } = renderAt('/definitions/-/new', <NewPage />);
    client.setQueryData(SESSION, { user: 'ada', roles: ['admin'] });
    await enter('name', 'claim');
    await click('Save draft');
    expect(await screen.findByText(/There is a definition “claim” already/)).toBeDefined();
    expect(calls.filter(({ method }) => method === 'PUT').map(({ meant }) => meant)).toEqual(['*']);
  });
});
