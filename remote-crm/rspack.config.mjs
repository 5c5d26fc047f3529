import { remoteConfig } from '@steps/build/rspack';

export default remoteConfig(import.meta.url);
