import { Section, StatusTag } from '@steps/shared/ui';
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
      <ol className={styles.method}>
        {items.map(({ letter, name, text }) => (
          <li key={name}>
            <span className={styles.letter} aria-hidden>
              {letter}
            </span>
            <strong>{name}</strong>
            <span className="s-muted">{text}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What people say, marked as made up. */
export function Testimonials({ article: { title, summary, items = [] } }: Told) {
  return (
    <Section title={title} purpose={summary} actions={<StatusTag>Illustrative</StatusTag>}>
      <ul className={styles.testimonials}>
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
      </ul>
    </Section>
  );
}

function Rating({ value }: { readonly value: number }) {
  return (
    <span className={styles.rating} role="img" aria-label={`${value} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={16} aria-hidden data-full={star <= value || undefined} />
      ))}
    </span>
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
      <div className={styles.stack}>
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
      </div>
    </Section>
  );
}
