import { workerData } from 'node:worker_threads'
import { loadContent } from '#content-model/load.ts'
import { makeOnce } from './make-once.ts'
import { pictureJobs, wantedPictures } from './picture-jobs.ts'

export type Part = { directory: string; part: number; parts: number }

/** A thread that draws its share of the pictures into the cache. */
const { directory, part, parts }: Part = workerData
const loaded = loadContent(directory)
const jobs = loaded.ok ? pictureJobs(wantedPictures(loaded.content)) : []
for (const job of jobs.filter((_, index) => index % parts === part)) await makeOnce(job)
