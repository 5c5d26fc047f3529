import { accessibleAccent } from '../theme/accentRules';
import { contrast } from '../theme/colourRules';
import type { Mode } from '../theme/palette';
import { Row, Stack, Text } from '../ui/Layout';
import { StatusTag } from '../ui/StatusTag';

const modes: readonly { mode: Mode; label: string }[] = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
];

interface AccentContrastProps {
  /** `#rrggbb` */
  readonly colour: string;
  readonly ratioWords: (ratio: number) => string;
  readonly adjustedWords: (colour: string) => string;
}

/** How a brand's colour becomes the accent of the interface, light and dark: a button, its contrast, and whether it had to be adjusted. */
export const AccentContrast = ({ colour, ratioWords, adjustedWords }: AccentContrastProps) => (
  <Stack as="ul" gap={2} plain bound aria-live="polite">
    {modes.map(({ mode, label }) => {
      const { base, onBase } = accessibleAccent(colour, mode);
      const kept = base === colour.toLowerCase();
      return (
        <Row key={mode} as="li" gap={3} rowGap={2} align="center" wrap>
          <Text
            as="span"
            paddingY={1}
            paddingX={3}
            radius="control"
            weight={500}
            style={{ background: base, color: onBase }}
          >
            Button text
          </Text>
          <span>
            {label}: {ratioWords(contrast(base, onBase))}
          </span>
          <StatusTag tone={kept ? 'success' : 'info'}>{kept ? 'Used as it is' : adjustedWords(base)}</StatusTag>
        </Row>
      );
    })}
  </Stack>
);
