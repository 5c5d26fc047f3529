// What answers and what runs tasks: the host opens it, and the remote that talks.
export { type ConversationTurn, runConversation } from './conversations/runConversation';
export { runWithEngine } from './runWithEngine';
export { connectServer } from './serverConnection';
