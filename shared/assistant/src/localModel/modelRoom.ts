import { sizeText } from '@steps/platform/src/core/numbers/sizeText';
import type { ModelFacts } from './modelFacts';

/** What a browser says of the device it runs on; undefined where it does not say. */
export interface Device {
  /** Bytes, rounded by the browser so that it tells nobody apart: 8 GB may be more. */
  readonly memory: number | undefined;
  /** Bytes that this site may still keep. */
  readonly free: number | undefined;
}

/** A program in a browser (WebAssembly) gets no more, whatever the device has. */
const mostMemory = 4e9;
/** One buffer of a browser; larger files would have to be split. */
const mostBytes = 2e9;
/** Browsers say 8 GB for everything above it as well. */
const saysMost = 8e9;
/** The rest is for the browser and whatever else is open. Our choice. */
const usable = 0.75;
/** Above it the device still works, and gets slow. Our choice. */
const comfortable = 0.4;

/** Why a model cannot be kept and used on this device; undefined when it can. */
export function tooLarge({ bytes, memory }: Pick<ModelFacts, 'bytes' | 'memory'>, device: Device): string | undefined {
  if (bytes > mostBytes)
    return `The file has ${sizeText(bytes)}, and a browser can load up to ${sizeText(mostBytes)}. Choose a smaller model or quantisation, or connect a model server.`;
  if (memory > mostMemory)
    return `It needs about ${sizeText(memory)} of memory, and a browser gives a program up to ${sizeText(mostMemory)}. Choose a smaller model, or connect a model server.`;
  if (device.memory !== undefined && device.memory < saysMost && memory > device.memory * usable)
    return `It needs about ${sizeText(memory)} of memory, and this device has about ${sizeText(device.memory)} for everything. Choose a smaller model, or connect a model server.`;
  if (device.free !== undefined && bytes > device.free)
    return `The file has ${sizeText(bytes)}, and the browser lets this site keep ${sizeText(device.free)} more. Free some room, or choose a smaller model.`;
  return undefined;
}

/** What a person should know of a model that fits but takes much of the device; undefined when there is nothing to say. */
export const tightFit = ({ memory }: Pick<ModelFacts, 'memory'>, device: Device): string | undefined =>
  device.memory !== undefined && device.memory < saysMost && memory > device.memory * comfortable
    ? 'That is much for this device: close other programs while it works.'
    : undefined;

/** The device as the browser describes it. */
export async function thisDevice(): Promise<Device> {
  const { deviceMemory } = navigator as Navigator & { readonly deviceMemory?: number };
  // Rejects where storage is forbidden.
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return {
    memory: deviceMemory === undefined ? undefined : deviceMemory * 1e9,
    free: quota === undefined ? undefined : Math.max(0, quota - usage),
  };
}
