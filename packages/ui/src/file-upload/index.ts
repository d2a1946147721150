export { FileUpload, type FileUploadProps, type KeptFile } from './FileUpload'
