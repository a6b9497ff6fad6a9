import {
  Divider,
  Dropdown,
  DropdownGroup,
  DropdownItem,
  DropdownList,
  MenuToggle,
  Toolbar,
  ToolbarContent,
  ToolbarGroup,
  ToolbarItem,
} from '@patternfly/react-core';
import UserIcon from '@patternfly/react-icons/dist/esm/icons/user-icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api/api';
import type { Session } from '../api/session';
import { LANGUAGES, type Language } from '../text/text';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';
import { chooseTheme, THEMES, useTheme } from './theme';

interface Props {
  session: Session;
  /** Stands before the menu. */
  sign?: ReactNode;
}

/** Who one is, how one wants to see things, and the way out. */
export function UserMenu({ session, sign }: Props) {
  const { t, language, setLanguage } = useTexts();
  const theme = useTheme();
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const logOut = useMutation({
    mutationFn: () => api.session.logOut(),
    onSuccess: async () => {
      await navigate('/login', { replace: true });
      client.clear();
    },
  });
  const roles =
    session.roles.length === 0 ? t('user.noRoles') : t('user.roles', { roles: session.roles.join(', ') });

  return (
    <Toolbar isStatic isFullHeight>
      <ToolbarContent>
        <ToolbarGroup variant="action-group-plain" align={{ default: 'alignEnd' }}>
          <ToolbarItem alignSelf="center">{sign}</ToolbarItem>
          <ToolbarItem>
            <Dropdown
              isOpen={isOpen}
              onOpenChange={setOpen}
              popperProps={{ position: 'right', appendTo: 'inline' }}
              toggle={(ref) => (
                <MenuToggle
                  ref={ref}
                  isFullHeight
                  isExpanded={isOpen}
                  onClick={() => setOpen(!isOpen)}
                  icon={<UserIcon />}
                  aria-label={t('user.menu', { user: session.user })}
                >
                  <span className="wb-user">
                    <Recorded text={session.user} />
                  </span>
                </MenuToggle>
              )}
            >
              <DropdownGroup label={t('user.theme')}>
                <DropdownList>
                  {THEMES.map((one) => (
                    <DropdownItem key={one} isSelected={one === theme} onClick={() => chooseTheme(one)}>
                      {t(`theme.${one}`)}
                    </DropdownItem>
                  ))}
                </DropdownList>
              </DropdownGroup>
              <DropdownGroup label={t('user.language')}>
                <DropdownList>
                  {(Object.keys(LANGUAGES) as Language[]).map((one) => (
                    <DropdownItem
                      key={one}
                      isSelected={one === language}
                      lang={one}
                      onClick={() => setLanguage(one)}
                    >
                      {LANGUAGES[one]}
                    </DropdownItem>
                  ))}
                </DropdownList>
              </DropdownGroup>
              <Divider />
              <DropdownList>
                <DropdownItem description={roles} onClick={() => logOut.mutate()}>
                  {t('user.logOut')}
                </DropdownItem>
              </DropdownList>
            </Dropdown>
          </ToolbarItem>
        </ToolbarGroup>
      </ToolbarContent>
    </Toolbar>
  );
}
