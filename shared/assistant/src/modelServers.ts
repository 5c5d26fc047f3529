/** Programs and services that speak the protocol, with the address they use unless told otherwise. */
export interface ServerPreset {
  readonly id: string;
  readonly name: string;
  readonly baseUrl: string;
  readonly needsKey: boolean;
  /** How to let this page in when the server refuses the browser's request; `origin` is this page's. */
  readonly allow: (origin: string) => string;
}

export const serverPresets: readonly ServerPreset[] = [
  {
    id: 'ollama',
    name: 'Ollama',
    baseUrl: 'http://localhost:11434/v1',
    needsKey: false,
    allow: (origin) => `Start Ollama with the environment variable OLLAMA_ORIGINS=${origin}, then test again.`,
  },
  {
    id: 'lm-studio',
    name: 'LM Studio',
    baseUrl: 'http://localhost:1234/v1',
    needsKey: false,
    allow: () => 'In LM Studio open Developer, Settings, and switch on “Enable CORS”, then test again.',
  },
  {
    id: 'llama-cpp',
    name: 'llama.cpp',
    baseUrl: 'http://localhost:8080/v1',
    needsKey: false,
    allow: () => 'llama-server lets every page in; look for a proxy in front of it that does not.',
  },
  {
    id: 'vllm',
    name: 'vLLM',
    baseUrl: 'http://localhost:8000/v1',
    needsKey: false,
    allow: (origin) => `Start vLLM with --allowed-origins '["${origin}"]', then test again.`,
  },
  {
    id: 'openai',
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    needsKey: true,
    allow: () => 'Check that nothing between this browser and the service changes its answers.',
  },
];

/** The preset an address belongs to. */
export const presetOf = (baseUrl: string): ServerPreset | undefined =>
  serverPresets.find((preset) => URL.parse(preset.baseUrl)?.host === URL.parse(baseUrl)?.host);
