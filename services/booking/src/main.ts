import { readBaseConfig, runService } from '@narae/service-kit';
import { bookingService } from './app.ts';
import { readBookingConfig } from './config.ts';

await runService(bookingService, { ...readBaseConfig(process.env), ...readBookingConfig(process.env) });
