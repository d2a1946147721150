export { sizeText } from './size-text'
export type { Upload, UploadControl } from './use-upload'
