import { brandNameOf, type Client } from '@steps/business';
import { contrast, Row, Section, Stack, Text } from '@steps/platform/ui';
import { brandPalette, brandTheme } from '../brand/brandTheme';
import styles from './BrandPreview.module.css';
import { fontOf } from './brandFonts';

const startAccent = '#0e6a78';

/** The brand at work: a name, a heading, a paragraph and a button, as pages and emails draw them. */
export function BrandPreview({ client }: { readonly client: Client }) {
  const { accent = startAccent, ink = '#1b2426', tint = '#f1f5f4' } = brandTheme(client);
  const onAccent = contrast('#ffffff', accent) >= contrast('#111111', accent) ? '#ffffff' : '#111111';
  const name = brandNameOf(client);
  const heading = { fontFamily: fontOf(client.headingFont).stack };
  const palette = brandPalette(client);
  return (
    <Section title="How it looks">
      <div className={styles.paper} style={{ color: ink, fontFamily: fontOf(client.bodyFont).stack }} data-own>
        <Row align="center" paddingY={3} paddingX={4} className={styles.head} style={{ background: tint }}>
          {client.logo ? (
            <img className={styles.logo} src={client.logo} alt={name} />
          ) : (
            <Text as="strong" size={16} breakWords style={heading}>
              {name}
            </Text>
          )}
        </Row>
        <Stack gap={3} justifyItems="start" padding={4}>
          <p className={styles.title} style={heading}>
            Good to see you
          </p>
          <p className={styles.words}>{client.boilerplate?.trim() || 'Your boilerplate appears here.'}</p>
          <Text
            as="span"
            paddingY={2}
            paddingX={4}
            radius="control"
            weight={600}
            style={{ background: accent, color: onAccent }}
          >
            Get in touch
          </Text>
        </Stack>
        {palette.length > 0 && (
          <ul className={styles.palette} aria-label="Palette">
            {palette.map(({ name: called, colour }) => (
              <Stack as="li" breakWords key={`${called} ${colour}`}>
                <span className={styles.swatch} style={{ background: colour }} />
                <span>{called}</span>
                <span>{colour}</span>
              </Stack>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
