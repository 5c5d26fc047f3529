import { hostConfig } from '@steps/build/rspack';

export default hostConfig(import.meta.url);
