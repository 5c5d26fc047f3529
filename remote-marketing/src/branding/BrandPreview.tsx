import { brandNameOf, type Client } from '@steps/shared';
import { contrast, Section } from '@steps/shared/ui';
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
        <div className={styles.head} style={{ background: tint }}>
          {client.logo ? (
            <img className={styles.logo} src={client.logo} alt={name} />
          ) : (
            <strong style={heading}>{name}</strong>
          )}
        </div>
        <div className={styles.body}>
          <p className={styles.title} style={heading}>
            Good to see you
          </p>
          <p className={styles.words}>{client.boilerplate?.trim() || 'Your boilerplate appears here.'}</p>
          <span className={styles.button} style={{ background: accent, color: onAccent }}>
            Get in touch
          </span>
        </div>
        {palette.length > 0 && (
          <ul className={styles.palette} aria-label="Palette">
            {palette.map(({ name: called, colour }) => (
              <li key={`${called} ${colour}`}>
                <span className={styles.swatch} style={{ background: colour }} />
                <span>{called}</span>
                <span>{colour}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
