/// <reference path="./video-js-core.d.ts" />
import videojs from 'video.js/core.es.js'
import { engineOf } from './video-js'

/** Plays files: a third of the whole library. */
export const createEngine = engineOf(videojs)
