import { remoteConfig } from '@steps/shared/rspack';

export default remoteConfig(import.meta.url);
