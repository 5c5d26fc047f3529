export * from './dateColumn';
export * from './writtenDate';
export * from './writtenTime';
export * from './zones';
