import { scene } from '@chuhai/contract/assistant'
import { array, strictObject } from 'valibot'
import { readYaml } from '../../content/read-yaml'
import type { ContentSource } from '../../content/source'

/** In their order. Guide words fill the input, so they are a whole question. */
export const readScenes = (source: ContentSource) =>
  readYaml(source, 'assistant/scenes.yaml', array(strictObject(scene.entries)))
