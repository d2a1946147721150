export {
  type Broadcast,
  type BroadcastVideo,
  broadcast,
  broadcastVideo,
  getLiveBroadcast,
  listEndedBroadcasts,
  listLiveBroadcasts,
} from './broadcast'
export { getLiveReminder, setLiveReminder } from './reminder'
export { getLivingInfo, type LivingInfo, livingInfo } from './teaser'
