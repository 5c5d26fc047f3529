// What answers and what runs tasks: the host opens it, and the remote that talks.
export { runConversation } from './conversations/runConversation';
export { runWithEngine } from './runWithEngine';
export { connectServer } from './serverConnection';
