import { describe, expect, it, vi } from 'vitest';
import { DavHttp } from './davHttp';

type Get = typeof fetch;
const answering = (...answers: readonly (Response | Error)[]) => {
  const left = [...answers];
  return vi.fn<Get>(async () => {
    const next = left.shift();
    if (!next) throw new Error('Expected no further question.');
    if (next instanceof Error) throw next;
    return next;
  });
};
const http = (get: Get) => new DavHttp('ada', 'plum', get);
const to = (location: string, status = 301) => new Response(null, { status, headers: { location } });
const url = 'https://cloud.example/dav/';

describe('a server of calendars', () => {
  it('is followed to where it has moved, with the method and the password', async () => {
    const get = answering(to('/new/'), to('https://p7.cloud.example/new/', 308), new Response('here', { status: 207 }));
    const answer = await http(get).ask('PROPFIND', url, { depth: '0', body: '<x/>' });
    expect(answer).toMatchObject({ status: 207, text: 'here', url: 'https://p7.cloud.example/new/' });
    for (const [, init] of get.mock.calls)
      expect(init).toMatchObject({ method: 'PROPFIND', headers: { depth: '0', authorization: 'Basic YWRhOnBsdW0=' } });
  });

  it.each([
    ['leads away from encryption', url, [to('http://cloud.example/dav/')]],
    ['leads to another kind of address', url, [to('file:///etc/passwd')]],
    ['is to be asked without encryption', 'http://cloud.example/dav/', []],
    ['is no address of one', 'webcal://cloud.example/a.ics', []],
  ])('that %s is sent no password there', async (_, at, answers) => {
    const get = answering(...answers);
    await expect(http(get).ask('GET', at)).rejects.toMatchObject({ fault: 'broken' });
    expect(get).toHaveBeenCalledTimes(answers.length);
  });

  it('of this machine is asked without encryption', async () => {
    await expect(http(answering(new Response('a'))).ask('GET', 'http://127.0.0.1:5232/')).resolves.toMatchObject({
      text: 'a',
    });
  });

  it('that redirects in a circle is given up', async () => {
    const get = answering(...Array.from({ length: 20 }, () => to(url)));
    await expect(http(get).ask('GET', url)).rejects.toThrow('leads in a circle');
    expect(get).toHaveBeenCalledTimes(6);
  });

  it('that sends 300 MB is cut off at the limit', async () => {
    let sent = 0;
    const part = new Uint8Array(1_000_000);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 300) controller.close();
        else controller.enqueue(part);
      },
    });
    await expect(http(answering(new Response(body))).ask('GET', url)).rejects.toMatchObject({
      ...{ fault: 'tooLarge', message: 'cloud.example sent more than 8 MB. That is not read.' },
    });
    expect(sent).toBeLessThan(12);
  });

  const failed = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
  it.each([
    [new Response('', { status: 401 }), 'refusesUs', 'ask for an app password'],
    [new Response('', { status: 503 }), 'away', 'busy or broken (503)'],
    [failed('ENOTFOUND'), 'away', 'no server called cloud.example'],
    [failed('ECONNREFUSED'), 'away', 'takes no connections'],
    [failed('DEPTH_ZERO_SELF_SIGNED_CERT'), 'away', 'certificate of cloud.example is not trusted'],
    [failed('UND_ERR_SOCKET'), 'away', 'was lost (UND_ERR_SOCKET)'],
    [new DOMException('The operation timed out', 'TimeoutError'), 'away', 'does not answer'],
  ])('that does not do it is said to, in words a person can act on', async (answer, fault, words) => {
    const asked = http(answering(answer)).ask('GET', url);
    await expect(asked).rejects.toMatchObject({ fault });
    await expect(asked).rejects.toThrow(words);
  });

  it('that asks to be left alone is left alone, for a day at most', async () => {
    const busy = (seconds: string) => new Response('', { status: 429, headers: { 'retry-after': seconds } });
    await expect(http(answering(busy('90'))).ask('GET', url)).rejects.toMatchObject({ retryAfter: 90_000 });
    await expect(http(answering(busy('999999999'))).ask('GET', url)).rejects.toMatchObject({ retryAfter: 86_400_000 });
    await expect(http(answering(busy('soon'))).ask('GET', url)).rejects.toMatchObject({ retryAfter: undefined });
  });
});
