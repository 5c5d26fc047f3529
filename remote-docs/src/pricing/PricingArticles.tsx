import { Grid, Row, Section, Stack, StatusTag, Text } from '@steps/platform/ui';
import { Star } from 'lucide-react';
import { ArticleBody } from '../content/Article';
import type { Article } from '../content/article';
import styles from './pricing.module.css';

interface Told {
  readonly article: Article;
}

/** The five letters. */
export function Method({ article: { title, summary, items = [] } }: Told) {
  return (
    <Section title={title} purpose={summary}>
      <Grid as="ol" min={180} gap={4} plain>
        {items.map(({ letter, name, text }) => (
          <Stack as="li" gap={1} alignContent="start" key={name}>
            <Text as="span" tone="accent" size={24} weight={600} lineHeight={1.2} aria-hidden>
              {letter}
            </Text>
            <strong>{name}</strong>
            <span className="s-muted">{text}</span>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}

/** What people say, marked as made up. */
export function Testimonials({ article: { title, summary, items = [] } }: Told) {
  return (
    <Section title={title} purpose={summary} actions={<StatusTag>Illustrative</StatusTag>}>
      <Grid as="ul" min={260} gap={6} plain className={styles.testimonials}>
        {items.map(({ name, company, quote, rating }) => (
          <li key={name}>
            <figure>
              <Rating value={Number(rating)} />
              <blockquote>{quote}</blockquote>
              <figcaption>
                <strong>{name}</strong>, <span className="s-muted">{company}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function Rating({ value }: { readonly value: number }) {
  return (
    <Row as="span" inline gap="half" className={styles.rating} role="img" aria-label={`${value} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={16} aria-hidden data-full={star <= value || undefined} />
      ))}
    </Row>
  );
}

/** Trial, notice, extra charges, users, branding. */
export function Terms({ article: { title, summary, blocks } }: Told) {
  return (
    <Section title={title} purpose={summary}>
      <ArticleBody blocks={blocks} below={2} />
    </Section>
  );
}

/** Prices and claims of the advertising that do not apply, told as what they are. */
export function OtherFigures({ article: { title, summary, items = [], blocks } }: Told) {
  return (
    <Section title={title} purpose={summary} actions={<StatusTag>Illustrative</StatusTag>}>
      <Stack gap={4}>
        <ArticleBody blocks={blocks} below={2} />
        <table className="s-table">
          <thead>
            <tr>
              <th scope="col">The copy says</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ claim, says }) => (
              <tr key={claim}>
                <th scope="row">{claim}</th>
                <td>{says}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </Section>
  );
}
