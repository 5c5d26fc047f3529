/**
 * The only door to the router. Declarative on purpose: 14 kB gzip over React, where `createBrowserRouter` with
 * `RouterProvider` costs 30 kB and its loaders would be a second place for data.
 */
export {
  Link,
  matchPath,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { currentAddress } from './privateAddress';
