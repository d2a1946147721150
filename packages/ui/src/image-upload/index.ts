export { ImageUpload, type ImageUploadProps } from './ImageUpload'
export { sizeText } from './size-text'
export type { Upload, UploadControl } from './use-upload'
