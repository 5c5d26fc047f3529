import type { Route } from './route';

interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** The route for a path; if its path exists only for other methods, those. */
export function matchRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): Match | { readonly allowed: readonly string[] } {
  const allowed: string[] = [];
  for (const route of routes) {
    const params = paramsOf(route.path, path);
    if (!params) continue;
    if (route.method === method || (method === 'HEAD' && route.method === 'GET')) return { route, params };
    allowed.push(route.method);
  }
  return { allowed };
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, got] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== got.length) return undefined;
  const params: [string, string][] = [];
  for (const [at, part] of wanted.entries()) {
    const segment = got[at] ?? '';
    if (!part.startsWith(':')) {
      if (part !== segment) return undefined;
      continue;
    }
    const value = decoded(segment);
    if (!value) return undefined;
    params.push([part.slice(1), value]);
  }
  return Object.fromEntries(params);
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
