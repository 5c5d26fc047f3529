// The door `@steps/shared/pictures`: picture files as `data:` addresses, drawn anew so that nothing but the picture is kept.
export { isHugePicture } from './pictureSize';
export { mostBytes, type PicturePlace, pictureTypes, readPicture } from './readPicture';
