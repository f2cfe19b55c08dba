import { runService } from '@narae/service-kit';
import { bookingService } from './app.ts';
import { readBookingProcess } from './config.ts';

await runService(bookingService, readBookingProcess(process.env));
