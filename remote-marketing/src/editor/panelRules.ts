/** Panels of the builder that can be shown and hidden. Properties are only there with a selection. */
export const panelNames = {
  library: 'Block library',
  properties: 'Properties',
  layers: 'Layers',
  globalStyles: 'Global styles',
} as const;
export type PanelName = keyof typeof panelNames;

/** Narrower windows have no room for panels on both sides of the document: they are shown one at a time. */
export const dockedQuery = '(max-width: 1023.98px)';

export const presetNames = { beginner: 'Beginner', advanced: 'Advanced', preview: 'Preview' } as const;
export type PresetName = keyof typeof presetNames;

export interface Panels {
  readonly preset: PresetName;
  readonly shown: readonly PanelName[];
}

/** Editor panel presets (part 2, section 4). */
const presets: Readonly<Record<PresetName, readonly PanelName[]>> = {
  beginner: ['library'],
  advanced: ['library', 'properties', 'layers', 'globalStyles'],
  preview: [],
};

export const preset = (name: PresetName): Panels => ({ preset: name, shown: presets[name] });

/** Toggling any panel switches to advanced. */
export const toggled = ({ shown }: Panels, name: PanelName): Panels => ({
  preset: 'advanced',
  shown: shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name],
});

/** Selecting a block opens the properties panel; nothing is selected in the preview. */
export const withSelection = (panels: Panels): Panels =>
  panels.preset === 'preview' || panels.shown.includes('properties')
    ? panels
    : { ...panels, shown: [...panels.shown, 'properties'] };
