import { Allowed, useMay } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { attempt, ChoiceField, Grid, IconButton, notify, Row, Section, Stack, TextField } from '@steps/platform/ui';
import { Button, Checkbox } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLandingPages } from '../landing/landingPage';
import { safeAddress } from '../links/addressRules';
import { undoNotice } from '../studio/undoNotice';
import styles from './SettingsTab.module.css';
import type { Site } from './site';
import { originOf } from './siteRules';
import { addRedirect, changeSite, removeRedirect } from './siteState';

/** Address, look, forms, search engines and redirects of the whole site. */
export function SettingsTab({ site }: { readonly site: Site }) {
  const disabled = !useMay()('change', 'website');
  const landing = useLandingPages().filter(({ archivedAt }) => !archivedAt);
  return (
    <div className={styles.settings}>
      <Section title="Address and search">
        <Stack gap={4} bound alignContent="start">
          <KeptAddress
            label="Address of the website"
            disabled={disabled}
            help="Needed for sitemap.xml, canonical links and pictures in shared links."
            value={site.address}
            problem={(typed) =>
              typed && !originOf(typed) ? 'Enter a website address such as https://example.com.' : undefined
            }
            onKeep={(address) => attempt('Not saved', () => changeSite({ address }))}
          />
          <Checkbox
            disabled={disabled}
            checked={site.searchable}
            onChange={({ target }) => attempt('Not saved', () => changeSite({ searchable: target.checked }))}
          >
            Let search engines find it
          </Checkbox>
          <ChoiceField
            label="“Page not found” page"
            required={false}
            disabled={disabled}
            value={landing.some(({ id }) => id === site.notFoundPage) ? (site.notFoundPage ?? '') : ''}
            onChange={(value) => attempt('Not saved', () => changeSite({ notFoundPage: value || undefined }))}
            options={[
              { value: '', label: 'A plain page with the menu' },
              ...landing.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Stack>
      </Section>
      <Section title="Look">
        <Stack gap={4} bound alignContent="start">
          <Checkbox
            disabled={disabled}
            checked={site.brandTheme}
            onChange={({ target }) => attempt('Not saved', () => changeSite({ brandTheme: target.checked }))}
          >
            Colours, fonts and logo of the brand on every page
          </Checkbox>
          <Checkbox
            disabled={disabled}
            checked={site.siteMenu}
            onChange={({ target }) => attempt('Not saved', () => changeSite({ siteMenu: target.checked }))}
          >
            The website’s menu at the top of every page
          </Checkbox>
          <p className="s-faint">
            Logo, icon, colours and fonts are set under <Link to={paths.module.href('branding')}>Branding</Link>.
          </p>
        </Stack>
      </Section>
      <Section title="Forms" purpose="For forms that have no address of their own.">
        <Stack gap={4} bound alignContent="start">
          <KeptAddress
            label="Answers go to"
            disabled={disabled}
            help="The address of a form service that you use, or your email address."
            value={site.formAddress}
            problem={(typed) =>
              typed && !safeAddress(typed) ? 'Enter an address such as https://… or an email address.' : undefined
            }
            onKeep={(formAddress) => attempt('Not saved', () => changeSite({ formAddress }))}
          />
          <p className="s-faint">
            {safeAddress(site.formAddress).startsWith('mailto:')
              ? 'With an email address a form opens the visitor’s mail program with the answers in it. Visitors without one cannot send it, so a form service is safer.'
              : 'Steps has no server: a form service receives the answers, and its file is imported in the inbox.'}
          </p>
        </Stack>
      </Section>
      <Redirects site={site} />
    </div>
  );
}

interface KeptAddressProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly problem: (typed: string) => string | undefined;
  readonly onKeep: (address: string) => void;
}

/** An address that is kept when its box is left, if it is one. */
function KeptAddress({ label, help, value, disabled, problem, onKeep }: KeptAddressProps) {
  const [wrong, setWrong] = useState<string>();
  return (
    <TextField
      key={value}
      label={label}
      help={help}
      error={wrong}
      required={false}
      inputMode="url"
      disabled={disabled}
      maxLength={400}
      defaultValue={value}
      onBlur={({ target }) => {
        const typed = target.value.trim();
        const why = problem(typed);
        setWrong(why);
        if (!why && typed !== value) onKeep(typed);
      }}
    />
  );
}

function Redirects({ site }: { readonly site: Site }) {
  const [draft, setDraft] = useState({ from: '', to: '' });
  const add = () => {
    if (attempt('Not saved', () => addRedirect(draft.from, draft.to))) setDraft({ from: '', to: '' });
  };
  return (
    <Section
      title="Redirects"
      count={site.redirects.length}
      purpose="Old addresses that lead to new ones, saved as _redirects, for nginx, and as small pages for every other host."
    >
      <Stack gap={4} bound alignContent="start">
        {site.redirects.length > 0 && (
          <Stack as="ul" gap={1} plain>
            {site.redirects.map(({ from, to }) => (
              <Row as="li" gap={2} align="center" justify="between" breakWords key={from}>
                <span data-own>
                  {from} → {to}
                </span>
                <Allowed action="change" module="website">
                  <IconButton
                    label={`Remove the redirect of ${from}`}
                    icon={Trash2}
                    onClick={() => {
                      if (attempt('Not saved', () => removeRedirect(from)))
                        notify(undoNotice('Redirect removed', from));
                    }}
                  />
                </Allowed>
              </Row>
            ))}
          </Stack>
        )}
        <Allowed action="change" module="website">
          <Grid
            as="form"
            min={150}
            gap={2}
            align="end"
            onSubmit={(event) => {
              event.preventDefault();
              add();
            }}
          >
            <TextField
              label="Old address"
              placeholder="/old-page"
              maxLength={300}
              value={draft.from}
              onChange={(value) => setDraft({ ...draft, from: value })}
            />
            <TextField
              label="New address"
              placeholder="/about"
              maxLength={600}
              value={draft.to}
              onChange={(value) => setDraft({ ...draft, to: value })}
            />
            <Button htmlType="submit">Add redirect</Button>
          </Grid>
        </Allowed>
      </Stack>
    </Section>
  );
}
