import { describe, expect, it } from 'vitest';
import { fakeBrowser, fakeEar } from './fakes';
import { share } from './share';

const EVENTS = '{"transactions":[],"events":true}';
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the tabs of a browser', () => {
  it('have one stream, which all of them hear', () => {
    const { browser, sources } = fakeBrowser();
    const [first, second] = [fakeEar(), fakeEar()];
    share(browser, first.ear);
    share(browser, second.ear);
    sources[0]?.opens();
    sources[0]?.sends('change', EVENTS);
    expect(sources).toHaveLength(1);
    expect(second.news).toEqual(first.news);
    expect(second.news).toHaveLength(2);
    expect(second.statuses.at(-1)).toBe('live');
  });

  it('tell a new one how the stream stands', () => {
    const { browser, sources } = fakeBrowser();
    share(browser, fakeEar().ear);
    sources[0]?.opens();
    const late = fakeEar();
    share(browser, late.ear);
    expect(late.statuses).toEqual(['live']);
  });

  it('take over from one that goes, and load anew what might have been missed', async () => {
    const { browser, sources } = fakeBrowser();
    const leave = share(browser, fakeEar().ear);
    const heir = fakeEar();
    share(browser, heir.ear);
    sources[0]?.opens();
    heir.news.length = 0;
    leave();
    await settled();
    expect(sources[0]?.readyState, 'the first stream is closed').toBe(2);
    expect(sources).toHaveLength(2);
    sources[1]?.opens();
    expect(heir.news).toEqual(['reset']);
  });

  it('do not take over after they have gone themselves', async () => {
    const { browser, sources } = fakeBrowser();
    const leave = share(browser, fakeEar().ear);
    share(browser, fakeEar().ear)();
    leave();
    await settled();
    expect(sources).toHaveLength(1);
  });

  it('listen one by one while they are shown where there are no locks', () => {
    let hidden = false;
    const { browser, sources, look } = fakeBrowser(() => hidden);
    const { ear, news } = fakeEar();
    share({ ...browser, locks: undefined }, ear);
    sources[0]?.opens();
    hidden = true;
    look();
    expect(sources[0]?.readyState).toBe(2);
    hidden = false;
    look();
    sources[1]?.opens();
    expect(news).toEqual(['reset', 'reset']);
  });

  it('stay silent where the browser has no streams', () => {
    const { ear, statuses } = fakeEar();
    share({ ...fakeBrowser().browser, open: undefined }, ear)();
    expect(statuses).toEqual([]);
  });
});
