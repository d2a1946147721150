'use client'

export { ImageViewer, type ImageViewerProps, imageViewerZIndex } from './ImageViewer'
export type { ViewerImage } from './ViewerPanel'
