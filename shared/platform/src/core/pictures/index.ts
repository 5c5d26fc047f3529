// The door `@steps/platform/pictures`: picture files as `data:` addresses, drawn anew so that nothing but the picture is kept.
export { readPicture } from './readPicture';
