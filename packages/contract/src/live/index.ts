export {
  type Broadcast,
  type BroadcastVideo,
  broadcast,
  broadcastVideo,
  getLiveBroadcast,
  listEndedBroadcasts,
  listLiveBroadcasts,
} from './broadcast'
export { getLivingInfo, type LivingInfo, livingInfo } from './teaser'
