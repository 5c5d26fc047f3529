import { type Contact, LookOnly } from '@steps/business';
import { attempt, CopyButton, Grid, Row, Section, Stack, Text, TextField } from '@steps/platform/ui';
import { mailAddress } from '../links/addressRules';
import { type Piece, pieces } from '../pieces/piece';
import { setPieceField } from '../pieces/pieceState';
import { mergeFields } from './mergeRules';

interface EmailExtrasProps {
  readonly piece: Piece;
  readonly contact: Contact | undefined;
}

/** Mail programs show about this much of a preheader. Characters. */
const preheaderCharacters = 90;

/** What the person adds to the three results: the line after the subject, where the button leads, each reader's own values. */
export function EmailExtras({ piece, contact }: EmailExtrasProps) {
  const { preheader = '', link = '' } = piece.fields;
  const set = (name: string, value: string) => {
    attempt('Not saved', () => {
      setPieceField(piece.id, name, value);
    });
  };
  return (
    <Section title="Details">
      <Stack bound gap={4}>
        <LookOnly module={pieces.modules} hideNote>
          <TextField
            label="Preheader"
            required={false}
            help={`What inboxes show after the subject: ${[...preheader].length} of about ${preheaderCharacters} characters.`}
            value={preheader}
            onChange={(value) => set('preheader', value)}
          />
          <TextField
            label="Button link"
            required={false}
            help="The page that the button opens."
            error={
              link.trim() && !mailAddress(link) ? 'Enter a web address, for example example.com/offer.' : undefined
            }
            inputMode="url"
            value={link}
            onChange={(value) => set('link', value)}
          />
        </LookOnly>
        <div>
          <Text as="h3" size={13}>
            Merge fields
          </Text>
          <p className="s-faint">Copy one and put it into a text with Modify; in your own words a press puts it in.</p>
          <Grid as="ul" min={200} fill gap={3} rowGap={1} marginTop={2} plain>
            {mergeFields.map(({ token, label, value, otherwise }) => (
              <Row as="li" gap={1} align="center" shrink breakWords key={token}>
                <CopyButton text={token} label={label} />
                <span className="s-faint">{(contact && value(contact)) || unknown(otherwise)}</span>
              </Row>
            ))}
          </Grid>
        </div>
      </Stack>
    </Section>
  );
}

/** What is written for a reader whose value is not known. */
const unknown = (otherwise: string) => (otherwise ? `“${otherwise}” when unknown` : 'left out when unknown');
