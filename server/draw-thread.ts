import { parentPort, workerData } from 'node:worker_threads'
import { type DrawnPicture, drawPicture } from './draw-picture.ts'

const wanted: DrawnPicture = workerData
parentPort?.postMessage(await drawPicture(wanted))
