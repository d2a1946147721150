import { scene } from '@chuhai/contract/assistant'
import { strictObject } from 'valibot'
import { positionOf, tableContent } from '../../content/table-content'
import { yamlList } from '../../content/yaml-files'
import { scenes } from './tables'

/** The scenes that the assistant offers, in their order. */
export const sceneContent = tableContent({
  key: 'scene',
  format: yamlList('assistant/scenes.yaml', strictObject(scene.entries)),
  isOrdered: true,
  keyOf: ({ id }) => id,
  table: scenes,
  rows: (items) => items.map((scene, index) => ({ ...scene, position: positionOf(index) })),
  items: (rows) => rows,
})
