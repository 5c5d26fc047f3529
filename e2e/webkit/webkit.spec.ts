import { expect, test } from '@playwright/test';
import { portBase } from '../built';
import { letterpress } from '../pages/OnboardingPage';
import { Deployment } from '../serve';
import { missing, WebKit } from './WebKit';

const passphrase = 'violet harbour tin ladder';
const control = '\ue009';
const deployment = new Deployment(0);
const webkit = new WebKit(portBase + 19);

test.skip(missing().length > 0, `${missing()[0]} is not installed`);
test.beforeAll(async () => {
  await deployment.start();
  await webkit.open();
});
test.afterAll(async () => {
  await webkit.close();
  await deployment.close();
});

test('the first journey, the list of contacts and the builder of pages in WebKit', async () => {
  await test.step('a workspace with a passphrase', async () => {
    await webkit.goto(deployment.hostUrl);
    await webkit.type('Workspace name', 'Haworth');
    await webkit.type('Passphrase', passphrase);
    await webkit.type('Confirm passphrase', passphrase);
    await webkit.click('button', 'Create workspace');
    await webkit.click('checkbox', 'I have stored the recovery file in a safe place');
    await webkit.click('button', 'Open workspace');
  });
  await test.step('onboarding', async () => {
    await webkit.click('button', 'Start onboarding');
    await webkit.type('Business name', letterpress.name);
    await webkit.choose('Kind of business', letterpress.kind);
    await webkit.click('radio', letterpress.people);
    await webkit.click('button', 'Continue');
    await webkit.find('heading', 'Your market');
    await webkit.choose('Country', letterpress.country);
    await webkit.click('radio', letterpress.industry);
    await webkit.click('button', 'Continue');
    await webkit.click('checkbox', /^CRM/);
    await webkit.click('button', 'Finish and open dashboard');
    await webkit.find('heading', 'Dashboard');
  });
  await test.step('a contact is added to the list, found, and there after a reload, which stays unlocked', async () => {
    await webkit.click('link', 'CRM');
    await webkit.click('button', 'Add contact');
    await webkit.type('Name', 'Ada Byron');
    await webkit.type('Email', 'ada@byron.example');
    await webkit.click('button', 'Add contact');
    await webkit.find('link', 'Ada Byron');
    await webkit.shows('1 contact');
    await webkit.reload();
    await webkit.find('link', 'Ada Byron');
  });
  await test.step('a page is built of blocks, written in place, and undone', async () => {
    await webkit.goto(`${deployment.hostUrl}/marketing/landing`);
    await webkit.click('button', 'New page');
    await webkit.click('button', 'Hero');
    await webkit.find('treeitem', /^Hero/);
    await webkit.click('heading', 'Say what you offer, in one line');
    await webkit.click('heading', 'Say what you offer, in one line');
    await webkit.press(control, 'a');
    for (const letter of 'Open') await webkit.press(letter);
    await webkit.find('heading', 'Open');
    await webkit.click('button', 'Text');
    await webkit.find('treeitem', /^Text/);
    await webkit.click('button', 'Undo');
    await expect.poll(() => webkit.run(() => document.querySelectorAll('[role=treeitem]').length)).toBe(1);
  });
});
