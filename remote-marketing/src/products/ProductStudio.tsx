import { useMay } from '@steps/business';
import { Grid, Section, Stack, Text } from '@steps/platform/ui';
import { Tag } from 'lucide-react';
import { pageWords } from '../pageWords.generated';
import { marketingPaths } from '../paths.generated';
import { pieces } from '../pieces/piece';
import { StudioPage } from '../studio/StudioPage';
import { taskJob } from '../studio/taskJob';
import { useStudio } from '../studio/useStudio';
import { VariantGroup } from '../studio/VariantGroup';
import { productCopyTypes } from '../tasks/productParts';
import styles from './ProductStudio.module.css';
import { productBrief } from './productBrief';
import { claims, firstProductChoices, industries, productChoices, productTools } from './productContent';

/** Product Copy: four tools over eight copy types and six industries. */
export function ProductStudio() {
  const studio = useStudio({ kind: 'product', start: firstProductChoices, words: 'words' });
  const { piece, brief } = studio;
  const { copyType, specialisation, framework, customer = '', words = '' } = brief;
  const copy = piece?.parts.copy;
  const mayAdd = useMay()('add', pieces.modules);
  return (
    <StudioPage
      studio={studio}
      page={{ ...pageWords.product, path: marketingPaths.product.href(), crumb: 'Product Copy' }}
      choices={productChoices}
      words={{
        label: 'Product',
        help: 'Its name on the first line, then what there is to say. Begin a line with - for each feature.',
      }}
      jobs={() => [
        taskJob({
          part: 'copy',
          label: 'Product copy',
          load: async () => (await import('../tasks/productCopy')).productCopy,
          input: { copyType, specialisation, framework, ...productBrief(words, customer) },
          round: copy?.options.length ?? 0,
        }),
      ]}
      resultCount={copy ? 1 : 0}
      results={piece && copy && <VariantGroup title="Product copy" pieceId={piece.id} name="copy" part={copy} />}
      nothing={{
        icon: Tag,
        title: 'No copy yet',
        purpose: 'Choose a tool, write the name of a product and what it has, and press Generate.',
      }}
      preview={<About />}
    >
      <Grid aria-label="Tools" as="section" min={160} gap={3}>
        {productTools.map(({ id, title, text, sets }) => (
          <button
            key={id}
            type="button"
            disabled={!mayAdd}
            className={styles.tool}
            aria-pressed={brief.copyType === sets.copyType && brief.framework === sets.framework}
            onClick={() => {
              studio.changeAll(sets);
              studio.setPart('brief');
            }}
          >
            <b>{title}</b>
            <Text as="span" tone="muted" size={13}>
              {text}
            </Text>
          </button>
        ))}
      </Grid>
    </StudioPage>
  );
}

/** What the page tells of itself (spec 2, 2.13). */
function About() {
  return (
    <Stack gap={4} bound alignContent="start">
      <Section title="Copy types">
        <Stack as="ul" gap={1} plain>
          {productCopyTypes.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Stack>
      </Section>
      <Section title="Industry specialisations">
        <Stack as="dl" gap={2}>
          {industries.map(({ name, focus }) => (
            <div key={name}>
              <Text as="dt" weight={500}>
                {name}
              </Text>
              <Text as="dd" tone="muted" size={13}>
                {focus}
              </Text>
            </div>
          ))}
        </Stack>
      </Section>
      <Section title="Claims" purpose="Illustrative figures, not measured on your business.">
        <Stack as="ul" gap={1} plain>
          {claims.map(({ figure, text }) => (
            <li key={text}>
              <b>{figure}</b> {text}
            </li>
          ))}
        </Stack>
      </Section>
    </Stack>
  );
}
