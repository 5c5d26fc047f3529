import { Box, ChoiceField, contrast, optionsOf, Row, Stack } from '@steps/platform/ui';
import type { Device, Theme } from './document';
import { nodeOf, trail } from './documentRules';
import { useEditing, useOpenEditorOf } from './EditorContext';
import { setStyles } from './editorVerbs';
import look from './StylePanel.module.css';
import { colourValue, type Styles, type ThemeColour, themeColours } from './styles';
import { hiddenOn, hiddenPatch, screensOf, visibilityText } from './visibilityRules';

const colourNames: Readonly<Record<ThemeColour, string>> = {
  accent: 'Accent',
  paper: 'Paper',
  tint: 'Tint',
  ink: 'Ink',
};

const spaces = {
  '': 'As the block has it',
  '0': 'None',
  '16px': 'Small',
  '32px': 'Medium',
  '64px': 'Large',
  '112px': 'Very large',
};
const sizes = { '': 'As the block has it', '15px': 'Small', '17px': 'Normal', '20px': 'Large', '24px': 'Very large' };
const weights = { '': 'As the block has it', '400': 'Normal', '500': 'Medium', '600': 'Semibold', '700': 'Bold' };
const aligns = { '': 'As the block has it', left: 'Left', center: 'Centre', right: 'Right' };

const screens: Readonly<Record<Device, string>> = {
  desktop: 'all screens',
  tablet: 'tablets and phones',
  mobile: 'phones',
};

interface StylePanelProps {
  readonly ids: readonly string[];
  readonly disabled: boolean;
  /** The screens that the document is made for; all when left out. */
  readonly devices?: readonly Device[] | undefined;
}

/** The styles of the selected blocks, for the screen that is shown. */
export function StylePanel({ ids, disabled, devices: shown }: StylePanelProps) {
  const editor = useOpenEditorOf();
  const device = useEditing((state) => state.device);
  const document = useEditing((state) => state.document);
  const [id = ''] = ids;
  const node = nodeOf(document, id);
  const own: Styles = device === 'desktop' ? node.styles : (node[device] ?? {});
  const seen = visibilityText(node, shown);
  const set = (patch: Partial<Styles>) => setStyles(editor, ids, patch);
  const chain = trail(document, id)
    .reverse()
    .map((at) => nodeOf(document, at).styles);
  const value = (colour: string | undefined, start: ThemeColour) => colourValue(colour ?? start, document.theme);
  const ratio = contrast(
    value(chain.find((one) => one.textColor)?.textColor, 'ink'),
    value(chain.find((one) => one.backgroundColor)?.backgroundColor, 'paper'),
  );
  return (
    <Stack as="fieldset" gap={3} bare disabled={disabled}>
      <legend className={look.legend}>For {screens[device]}</legend>
      <ColourChoice
        label="Background"
        value={own.backgroundColor}
        theme={document.theme}
        onChange={(backgroundColor) => set({ backgroundColor })}
      />
      <ColourChoice
        label="Text colour"
        value={own.textColor}
        theme={document.theme}
        onChange={(textColor) => set({ textColor })}
      />
      <p className="s-faint">
        Contrast {ratio.toFixed(1)}:1{ratio < 4.5 ? ', hard to read: 4.5:1 is needed' : ''}
      </p>
      <Choice
        label="Alignment"
        options={aligns}
        value={own.textAlign ?? ''}
        onChange={(next) => set({ textAlign: next as Styles['textAlign'] })}
      />
      <Choice
        label="Space inside, above and below"
        options={spaces}
        value={topOf(own.padding)}
        onChange={(next) => set({ padding: next && upright(next) })}
      />
      <Choice
        label="Space outside, above and below"
        options={spaces}
        value={topOf(own.margin)}
        onChange={(next) => set({ margin: next && upright(next) })}
      />
      <Choice label="Text size" options={sizes} value={own.fontSize ?? ''} onChange={(fontSize) => set({ fontSize })} />
      <Choice
        label="Text weight"
        options={weights}
        value={own.fontWeight ?? ''}
        onChange={(next) => set({ fontWeight: next as Styles['fontWeight'] })}
      />
      <Row as="label" gap={2} align="center" minHeight={24} size={13}>
        <input
          type="checkbox"
          checked={hiddenOn(node)[device]}
          onChange={(event) => set({ hidden: hiddenPatch(node, device, event.target.checked) })}
        />
        {`Hide on ${screensOf(node, device, shown)}`}
      </Row>
      {seen && <p className="s-faint">{seen}</p>}
    </Stack>
  );
}

/** Space above and below; the sides keep the block in line with the others. */
const upright = (space: string): Styles['padding'] => ({ top: space, right: '24px', bottom: space, left: '24px' });
const topOf = (value: Styles['padding']): string => (typeof value === 'string' ? value : (value?.top ?? ''));

interface ChoiceProps {
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
  readonly value: string;
  readonly onChange: (value: string | undefined) => void;
}

const Choice = ({ label, options, value, onChange }: ChoiceProps) => (
  <ChoiceField
    label={label}
    value={value}
    options={[...(Object.hasOwn(options, value) ? [] : [value]), ...optionsOf(options)]}
    onChange={(next) => onChange(next || undefined)}
  />
);

interface ColourChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly theme: Theme;
  readonly onChange: (colour: string | undefined) => void;
}

/** One of the page's own colours, another, or none. */
const ColourChoice = ({ label, value, theme, onChange }: ColourChoiceProps) => (
  <Box as="fieldset" bare>
    <legend className="s-field__label">{label}</legend>
    <Row gap={2} align="center" wrap>
      <button
        type="button"
        className={look.none}
        aria-pressed={value === undefined}
        onClick={() => onChange(undefined)}
      >
        None
      </button>
      {themeColours.map((name) => (
        <button
          key={name}
          type="button"
          className={look.colour}
          aria-label={colourNames[name]}
          aria-pressed={value === name}
          style={{ background: theme[name] }}
          onClick={() => onChange(name)}
        />
      ))}
      <input
        type="color"
        className={look.own}
        aria-label={`${label}: another colour`}
        value={colourValue(value ?? 'paper', theme)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Row>
  </Box>
);
