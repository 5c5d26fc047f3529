import { SelectField } from '@steps/platform/fields';
import { attempt, CopyButton, Grid, Section, Stack, Text, TextArea, TextField } from '@steps/platform/ui';
import type { Piece } from '../pieces/piece';
import { setPieceField } from '../pieces/pieceState';
import { safeLink } from '../studio/safeLink';
import styles from './AdDetails.module.css';
import { adButtons, adNetworkNames, buttonOf, type FeedNetwork, feedLimits, searchLimits } from './adNetworks';
import { adCount, limitOf, linesOf, searchAd, searchAdProblems } from './adRules';
import type { NetworkAd } from './useAds';
import { taggedLink, tagsOf } from './utmRules';

interface AdDetailsProps {
  readonly piece: Piece;
  readonly ads: readonly NetworkAd[];
}

/** What the person adds: where the advert leads, how its visits are told apart, and what each network wants besides. */
export function AdDetails({ piece, ads }: AdDetailsProps) {
  const { fields } = piece;
  const set = (name: string, value: string) => attempt('Not saved', () => setPieceField(piece.id, name, value));
  const search = ads.find(({ network }) => network === 'google-search');
  const tags = tagsOf(piece);
  return (
    <>
      <Section title="Address" purpose="Tags tell your analytics which advert a visitor came from.">
        <Stack bound gap={3}>
          <TextField
            required={false}
            label="Web address"
            help="The page that the advert opens."
            value={fields.link ?? ''}
            inputMode="url"
            error={fields.link?.trim() && !safeLink(fields.link) ? wrongLink : undefined}
            onChange={(value) => set('link', value)}
          />
          <Grid min={140} gap={3}>
            <TextField
              required={false}
              label="Campaign tag"
              value={fields['utm.campaign'] ?? ''}
              placeholder={tags.campaign}
              onChange={(value) => set('utm.campaign', value)}
            />
            <TextField
              required={false}
              label="Term tag"
              value={fields['utm.term'] ?? ''}
              onChange={(value) => set('utm.term', value)}
            />
            <TextField
              required={false}
              label="Content tag"
              value={fields['utm.content'] ?? ''}
              placeholder="the version"
              onChange={(value) => set('utm.content', value)}
            />
          </Grid>
          <Stack as="ul" gap={2} size={13} plain className={styles.links}>
            {ads.map(({ network }) => {
              const link = taggedLink(fields.link ?? '', network, tags);
              return (
                link && (
                  <li key={network}>
                    <b>{adNetworkNames[network]}</b>
                    <Text as="span" breakWords tone="muted">
                      {link}
                    </Text>
                    <CopyButton text={link} label={`Copy the address for ${adNetworkNames[network]}`} iconOnly />
                  </li>
                )
              );
            })}
          </Stack>
        </Stack>
      </Section>
      {search && <SearchDetails piece={piece} ad={search} onChange={set} />}
      {ads.map(
        ({ network }) =>
          network !== 'google-search' && <FeedDetails key={network} network={network} fields={fields} onChange={set} />,
      )}
    </>
  );
}

const wrongLink = 'Enter a web address, for example example.com/offer.';

interface SearchDetailsProps {
  readonly piece: Piece;
  readonly ad: NetworkAd;
  readonly onChange: (name: string, value: string) => void;
}

/** Lines of a person's own: Google puts any three headlines and two descriptions together. */
function SearchDetails({ piece, ad, onChange }: SearchDetailsProps) {
  const { fields } = piece;
  const whole = searchAd(ad.versions.length > 0 ? ad.versions.map(({ words }) => words) : [ad.words], fields);
  const problems = searchAdProblems(whole);
  const { headlines, descriptions } = searchLimits;
  return (
    <Section
      title="Details for Google Search"
      purpose={`${whole.headlines.length} of ${headlines.most} headlines, ${whole.descriptions.length} of ${descriptions.most} descriptions: those of every approved version, and your own.`}
    >
      <Stack bound gap={3}>
        <LinesField
          label="Your own headlines"
          most={headlines.most}
          limit={searchLimits.headline.most}
          value={fields.headlines}
          onChange={(value) => onChange('headlines', value)}
        />
        <LinesField
          label="Your own descriptions"
          most={descriptions.most}
          limit={searchLimits.description.most}
          value={fields.descriptions}
          onChange={(value) => onChange('descriptions', value)}
        />
        <Grid min={140} gap={3}>
          {(['path1', 'path2'] as const).map((name, index) => (
            <TextField
              required={false}
              key={name}
              label={`Path ${index + 1}`}
              help={`${adCount('google-search', fields[name] ?? '')} of ${searchLimits.path.most} characters`}
              value={fields[name] ?? ''}
              onChange={(value) => onChange(name, value)}
            />
          ))}
        </Grid>
        <Stack as="ul" gap={2} size={13} plain className={styles.problems} aria-label="What Google would refuse">
          {problems.map((problem) => (
            <Text as="li" tone="warning" key={problem}>
              {problem}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}

interface FeedDetailsProps {
  readonly network: FeedNetwork;
  readonly fields: Piece['fields'];
  readonly onChange: (name: string, value: string) => void;
}

function FeedDetails({ network, fields, onChange }: FeedDetailsProps) {
  const description = fields[`description.${network}`] ?? '';
  return (
    <Section title={`Details for ${adNetworkNames[network]}`}>
      <Stack bound gap={3}>
        <TextField
          required={false}
          label="Description"
          help={`${limitOf(network, description, feedLimits[network].description).words} characters. It is not shown everywhere.`}
          value={description}
          onChange={(value) => onChange(`description.${network}`, value)}
        />
        <SelectField
          label="Button"
          help={`${adNetworkNames[network]} takes these words only.`}
          options={adButtons[network]}
          value={buttonOf(network, fields[`button.${network}`] ?? '').value}
          onChange={(value) => onChange(`button.${network}`, value)}
        />
      </Stack>
    </Section>
  );
}

interface LinesFieldProps {
  readonly label: string;
  readonly most: number;
  /** Characters of a line. */
  readonly limit: number;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

const LinesField = ({ label, most, limit, value = '', onChange }: LinesFieldProps) => (
  <TextArea
    label={label}
    required={false}
    help={`One on each line, at most ${limit} characters. Google takes ${most}, you wrote ${linesOf(value).length}.`}
    value={value}
    onChange={onChange}
  />
);
