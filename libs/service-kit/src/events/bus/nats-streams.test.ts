import { natsAddress } from './nats-streams.ts';

it.each([
  ['nats://broker', { servers: 'broker' }],
  ['nats://broker:4223', { servers: 'broker:4223' }],
  ['nats://[::1]:4222', { servers: '[::1]:4222' }],
  ['nats://narae:12ab@10.0.0.1:4222', { servers: '10.0.0.1:4222', user: 'narae', pass: '12ab' }],
  ['nats://na%40rae:a%3Ab%2F@broker:4222', { servers: 'broker:4222', user: 'na@rae', pass: 'a:b/' }],
  ['tls://narae:x@broker:4222', { servers: 'broker:4222', user: 'narae', pass: 'x', tls: {} }],
])('%s is told to the client as %j', (url, told) => {
  expect(natsAddress(url)).toEqual(told);
});
