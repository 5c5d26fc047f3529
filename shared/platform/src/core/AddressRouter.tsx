import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, parsePath, Router, type To } from 'react-router-dom';
import { basePath } from './basePath';
import { opensAddresses } from './openAddress';
import { hiddenSearch, shownSearch } from './privateAddress';

/**
 * The router of the application. Pages, links and verbs know whole addresses; the browser knows them without what may be
 * personal when the workspace is encrypted (`keepAddressesPrivate`, to be said before this shows). `createBrowserHistory`
 * is what the router's own `BrowserRouter` is built on, and that offers no way between it and the window.
 */
export function AddressRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(privateHistory);
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((next) => startTransition(() => setPlace(next))), [history]);
  useLayoutEffect(() => opensAddresses((href) => history.push(basePath + href.slice(1))), [history]);
  return (
    <Router basename={basePath} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

function privateHistory() {
  const browser = createBrowserHistory({ v5Compat: true });
  const hidden = (to: To): To => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    return path.search ? { ...path, search: hiddenSearch(path.search) } : to;
  };
  const shown = (location: typeof browser.location) => ({ ...location, search: shownSearch(location.search) });
  const history: typeof browser = {
    ...browser,
    get action() {
      return browser.action;
    },
    get location() {
      return shown(browser.location);
    },
    listen: (listener) => browser.listen((next) => listener({ ...next, location: shown(next.location) })),
    createHref: (to) => browser.createHref(hidden(to)),
    push: (to, state) => browser.push(hidden(to), state),
    replace: (to, state) => browser.replace(hidden(to), state),
  };
  // A bookmark, or an address of the time before the passphrase.
  const { search } = browser.location;
  if (hiddenSearch(shownSearch(search)) !== search) history.replace(history.location, browser.location.state);
  return history;
}
