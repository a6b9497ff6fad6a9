import {
  Button,
  Login,
  LoginForm,
  LoginHeader,
  LoginMainBody,
  LoginMainHeader,
} from '@patternfly/react-core';
import ExclamationCircleIcon from '@patternfly/react-icons/dist/esm/icons/exclamation-circle-icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../api/api';
import { isNotLoggedIn } from '../api/problem';
import { LANGUAGES } from '../text/text';
import { useTexts } from '../text/TextProvider';
import { problemText } from '../ui/problemText';
import { useTitle } from '../ui/useTitle';
import { Brand } from './Brand';
import { pathAfterLogIn } from './path';
import { SESSION } from './session';
import './login.css';

/** Asks who one is, and leads to where one wanted to go. */
export function Component() {
  const { t, language, setLanguage } = useTexts();
  const other = language === 'en' ? 'de' : 'en';
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  useTitle(t('login.title'));

  const logIn = useMutation({
    mutationFn: () => api.session.logIn(user, password),
    onSuccess: async (session) => {
      client.clear();
      client.setQueryData(SESSION, session);
      await navigate(pathAfterLogIn(parameters.get('to')), { replace: true });
    },
  });

  const problem = isIncomplete
    ? t('login.incomplete')
    : logIn.isError
      ? isNotLoggedIn(logIn.error)
        ? t('login.wrong')
        : problemText(t, logIn.error)
      : '';

  return (
    <Login
      className="wb-login"
      header={
        <LoginHeader>
          <h1>
            <Brand />
          </h1>
          <p className="wb-tagline">{t('app.tagline')}</p>
        </LoginHeader>
      }
    >
      <LoginMainHeader
        title={t('login.title')}
        headerUtilities={
          <Button variant="link" lang={other} onClick={() => setLanguage(other)}>
            {LANGUAGES[other]}
          </Button>
        }
      />
      <LoginMainBody>
        <LoginForm
          showHelperText={problem !== ''}
          helperText={<span role="alert">{problem}</span>}
          helperTextIcon={<ExclamationCircleIcon />}
          usernameLabel={t('login.user')}
          usernameValue={user}
          onChangeUsername={(_, value) => setUser(value)}
          isValidUsername={problem === ''}
          passwordLabel={t('login.password')}
          passwordValue={password}
          onChangePassword={(_, value) => setPassword(value)}
          isValidPassword={problem === ''}
          isShowPasswordEnabled
          showPasswordAriaLabel={t('login.show')}
          hidePasswordAriaLabel={t('login.hide')}
          loginButtonLabel={t('login.submit')}
          isLoginButtonDisabled={logIn.isPending}
          onLoginButtonClick={(event) => {
            event.preventDefault();
            const incomplete = user === '' || password === '';
            setIncomplete(incomplete);
            if (!incomplete) {
              logIn.mutate();
            }
          }}
        />
      </LoginMainBody>
    </Login>
  );
}
