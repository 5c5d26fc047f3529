import { hostConfig } from '@steps/shared/rspack';

export default hostConfig(import.meta.url);
