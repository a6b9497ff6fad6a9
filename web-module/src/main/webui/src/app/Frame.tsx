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
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import type { TextKey } from '../text/text';
import { useTexts } from '../text/TextProvider';
import { Loading } from '../ui/Loading';
import { ProblemNote } from '../ui/ProblemNote';
import { Brand } from './Brand';
import { useSession } from './session';
import { UserMenu } from './UserMenu';

const PAGES: [string, TextKey][] = [
  ['/transactions', 'nav.transactions'],
  ['/events', 'nav.events'],
  ['/definitions', 'nav.definitions'],
  ['/quarantine', 'nav.quarantine'],
];

const MAIN = 'main';

/** What stands around every page, for those who are logged in; everybody else is sent to log in, and back. */
export function Frame() {
  const { t } = useTexts();
  const location = useLocation();
  const session = useSession();
  useFocusOnNewPage(location.pathname);

  if (session.isPending) {
    return <Loading />;
  }
  if (session.isError) {
    return <ProblemNote error={session.error} onAgain={() => void session.refetch()} />;
  }
  if (session.data === null) {
    const to = location.pathname + location.search;
    return <Navigate to={`/login?to=${encodeURIComponent(to)}`} replace />;
  }
  return (
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
              <Link to="/transactions" className="wb-brand">
                <Brand />
              </Link>
            </MastheadBrand>
          </MastheadMain>
          <MastheadContent>
            <UserMenu session={session.data} />
          </MastheadContent>
        </Masthead>
      }
      sidebar={<Sidebar pathname={location.pathname} />}
    >
      <Outlet />
    </Page>
  );
}

function Sidebar({ pathname }: { pathname: string }) {
  const { t } = useTexts();
  return (
    <PageSidebar>
      <PageSidebarBody>
        <Nav aria-label={t('app.menu')}>
          <NavList>
            {PAGES.map(([path, text]) => (
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

/** A new page starts at its top, and screen readers and the keyboard start there too. */
function useFocusOnNewPage(pathname: string) {
  const [first] = useState(pathname);
  const moved = useRef(false);
  useEffect(() => {
    if (pathname !== first || moved.current) {
      moved.current = true;
      const main = document.getElementById(MAIN);
      main?.focus({ preventScroll: true });
      main?.scrollTo({ top: 0 });
    }
  }, [pathname, first]);
}
