import {
  Masthead,
  MastheadBrand,
  MastheadContent,
  MastheadMain,
  MastheadToggle,
  Nav,
  NavItem,
  NavList,
  Page,
  PageSidebar,
  PageSidebarBody,
  PageToggleButton,
  SkipToContent,
} from '@patternfly/react-core';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, Outlet, useLocation, type Location } from 'react-router';
import { LiveNotice } from '../live/LiveNotice';
import { LiveProvider } from '../live/LiveProvider';
import { LiveSign } from '../live/LiveSign';
import type { UserRole } from '../api/session';
import type { TextKey } from '../text/text';
import { useTexts } from '../text/TextProvider';
import { Loading } from '../ui/Loading';
import { ProblemNote } from '../ui/ProblemNote';
import { Brand } from './Brand';
import { useSession } from './session';
import { UserMenu } from './UserMenu';

interface PageLink {
  path: string;
  text: TextKey;
  /** Only for those who have it; the server decides in the end. */
  role?: UserRole;
}

const PAGES: readonly PageLink[] = [
  { path: '/overview', text: 'nav.overview' },
  { path: '/transactions', text: 'nav.transactions' },
  { path: '/flow-map', text: 'nav.flowMap' },
  { path: '/events', text: 'nav.events' },
  { path: '/definitions', text: 'nav.definitions' },
  { path: '/quarantine', text: 'nav.quarantine' },
  { path: '/audit', text: 'nav.audit', role: 'admin' },
];

const MAIN = 'main';

/** What stands around every page, for those who are logged in; everybody else is sent to log in, and back. */
export function Frame() {
  const { t } = useTexts();
  const location = useLocation();
  const session = useSession();
  useFocusOnNewPage(location);

  // A server that is away for a while takes nobody's page away: the notice below the masthead says it.
  if (session.data === undefined) {
    return session.isError ? (
      <ProblemNote error={session.error} onAgain={() => void session.refetch()} />
    ) : (
      <Loading />
    );
  }
  if (session.data === null) {
    const to = location.pathname + location.search;
    return <Navigate to={`/login?to=${encodeURIComponent(to)}`} replace />;
  }
  return (
    <LiveProvider>
      <Page
        mainContainerId={MAIN}
        isManagedSidebar
        skipToContent={<SkipToContent href={`#${MAIN}`}>{t('app.skip')}</SkipToContent>}
        masthead={
          <Masthead display={{ default: 'inline' }}>
            <MastheadMain>
              <MastheadToggle>
                <PageToggleButton isHamburgerButton aria-label={t('app.menu')} />
              </MastheadToggle>
              <MastheadBrand>
                <Link to="/overview" className="wb-brand">
                  <Brand />
                </Link>
              </MastheadBrand>
            </MastheadMain>
            <MastheadContent>
              <UserMenu session={session.data} sign={<LiveSign />} />
            </MastheadContent>
          </Masthead>
        }
        sidebar={<Sidebar pathname={location.pathname} roles={session.data.roles} />}
      >
        <LiveNotice />
        <Outlet />
      </Page>
    </LiveProvider>
  );
}

function Sidebar({ pathname, roles }: { pathname: string; roles: readonly string[] }) {
  const { t } = useTexts();
  return (
    <PageSidebar>
      <PageSidebarBody>
        <Nav aria-label={t('app.menu')}>
          <NavList>
            {PAGES.filter(({ role }) => role === undefined || roles.includes(role)).map(({ path, text }) => (
              <NavItem key={path} isActive={pathname === path || pathname.startsWith(`${path}/`)}>
                <Link to={path}>{t(text)}</Link>
              </NavItem>
            ))}
          </NavList>
        </Nav>
      </PageSidebarBody>
    </PageSidebar>
  );
}

/**
 * A new page starts at its top, and screen readers and the keyboard start there too; but from one detail to the next the
 * focus stays on the button that leads on (`state.keepFocus`).
 */
function useFocusOnNewPage({ pathname, state }: Location) {
  const [first] = useState(pathname);
  const moved = useRef(false);
  const keepsFocus = (state as { keepFocus?: unknown } | null)?.keepFocus === true;
  useEffect(() => {
    if (pathname !== first || moved.current) {
      moved.current = true;
      const main = document.getElementById(MAIN);
      main?.scrollTo({ top: 0 });
      if (!keepsFocus) {
        main?.focus({ preventScroll: true });
      }
    }
  }, [pathname, first, keepsFocus]);
}
