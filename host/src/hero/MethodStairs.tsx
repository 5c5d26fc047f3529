import { method } from './method';
import './hero.css';

/** The five-letter method as a staircase; a list on phones. */
export function MethodStairs() {
  return (
    <ol
      className="h-stairs s-plain"
      aria-label="The five-letter method: Strategy, Traffic, Engagement, Promoters, Systems"
    >
      {method.map(({ word, does }, index) => (
        <li key={word} className="h-stair" style={{ '--h-step': index }}>
          <span className="h-stair__letter" aria-hidden>
            {word[0]}
          </span>
          <h2 className="h-stair__word">{word}</h2>
          <p className="h-stair__text">{does}</p>
        </li>
      ))}
    </ol>
  );
}
