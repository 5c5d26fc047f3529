import { ConfigProvider, Button } from 'antd';
import { createRoot } from 'react-dom/client';
import { loadRemotesList, remotesList } from './federation/remotesList';
import { loadRemote } from './federation/loadRemote';
import { BrowserRouter } from '@steps/shared/router';
void import('./federation/promised.generated').then(() => {});
const container = document.getElementById('steps-root');
if (!container) throw new Error('index.html has no #steps-root.');
createRoot(container).render(<ConfigProvider><BrowserRouter><Button>hi</Button></BrowserRouter></ConfigProvider>);
void loadRemotesList().then(async () => {
  for (const r of remotesList.remotes) console.info('LOADED', r.name, JSON.stringify(await loadRemote(r as never).catch((e) => String(e))));
});
