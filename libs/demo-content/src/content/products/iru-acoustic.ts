import { programme } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const iruAcoustic = programme({
  prod_id: 'P000021',
  prod_type: 'CG004',
  prod_category: '04',
  origin_price: 121_000,
  inventory_cnt: 48,
  departureInDays: 24,
  place: PLACES.gwangnaru,
  opt_codes: ['OPT021', 'OPT023', 'OPT027'],
  related: ['P000005', 'P000026', 'P000024'],
  texts: {
    KOR: {
      title: '서이루 어쿠스틱 나이트 〈늦은 답장〉',
      subtitle: '기타 한 대와 조명 하나, 가까이서 듣는 밤.',
      intro:
        '큰 공연장을 잠시 떠난 서이루가 이천 석 남짓한 공연장에서 기타 한 대로 노래합니다. 팬들이 보낸 편지에 노래로 답하는 공연이라 매일 곡 순서가 다릅니다. 앙코르 전에는 조명을 끄고 마이크 없이 한 곡을 부릅니다.',
      schedule: [
        ['17:30', '티켓 수령, 편지함에 편지 넣기'],
        ['18:30', '입장'],
        ['19:30', '공연 시작'],
        ['20:20', '편지 읽는 시간'],
        ['21:30', '공연 종료 예정'],
      ],
      included: ['2층 지정석', '가사 노트', '물 한 병'],
      excluded: ['그라운드석 (선택)', '교통'],
      meeting: '예스24 라이브홀 입구 나래 데스크. 광나루역 2번 출구에서 걸어서 3분입니다.',
      notes: [
        '공연이 시작되면 두 번째 곡이 끝난 뒤 입장할 수 있습니다.',
        '응원봉 대신 박수로 함께합니다.',
        '편지는 공연 이틀 전까지 메일로도 받습니다.',
      ],
    },
    ENG: {
      title: 'Seo Iru, acoustic night: Late Replies',
      subtitle: 'One guitar, one lamp, and you are close enough to hear the strings.',
      intro:
        'Seo Iru leaves the big halls and sings with one guitar in a room of about two thousand. He answers letters from listeners with songs, so that no two nights have the same list. Before the encore the lights go out and he sings once without a microphone.',
      schedule: [
        ['17:30', 'Ticket collection; drop your letter in the box'],
        ['18:30', 'Doors'],
        ['19:30', 'Show'],
        ['20:20', 'The letters'],
        ['21:30', 'Expected end'],
      ],
      included: ['Numbered seat on the balcony', 'Lyric notebook', 'Bottle of water'],
      excluded: ['Ground seat (optional)', 'Transport'],
      meeting: 'Narae desk at the door of YES24 Live Hall, 3 minutes from exit 2 of Gwangnaru Station.',
      notes: [
        'Latecomers are let in after the second song.',
        'No light sticks this time; we clap.',
        'Letters may also be sent by email up to two days before.',
      ],
    },
    CHN: {
      title: '徐以路不插电之夜《迟来的回信》',
      subtitle: '一把吉他，一盏灯，近得听得见琴弦。',
      intro:
        '徐以路暂别大型场馆，在约两千座的剧场里抱着一把吉他唱歌。他用歌回复听众来信，因此每晚曲目都不一样。安可之前会熄灯，不用麦克风清唱一首。',
      schedule: [
        ['17:30', '取票，把信投进信箱'],
        ['18:30', '入场'],
        ['19:30', '演出开始'],
        ['20:20', '读信时间'],
        ['21:30', '预计结束'],
      ],
      included: ['二层指定座位', '歌词笔记本', '瓶装水'],
      excluded: ['内场座位（可选）', '交通'],
      meeting: 'YES24 LIVE HALL入口Narae服务台，广渡口站2号出口步行3分钟。',
      notes: [
        '迟到者须在第二首歌结束后入场。',
        '本场不用应援棒，以掌声陪伴。',
        '来信也可通过邮件发送，最迟在演出两天前。',
      ],
    },
    JPN: {
      title: 'ソ・イル アコースティックナイト「遅い返事」',
      subtitle: 'ギター一本、灯りひとつ。弦の音まで届く夜。',
      intro:
        '大きな会場をしばらく離れ、ソ・イルが2千席ほどのホールでギター一本で歌います。リスナーの手紙に歌で返事をするので、曲順は毎晩違います。アンコール前には照明を落とし、マイクなしで一曲。',
      schedule: [
        ['17:30', 'チケット受け取り、手紙をポストへ'],
        ['18:30', '開場'],
        ['19:30', '開演'],
        ['20:20', 'お手紙の時間'],
        ['21:30', '終演予定'],
      ],
      included: ['2階指定席', '歌詞ノート', 'お水1本'],
      excluded: ['アリーナ席（オプション）', '交通費'],
      meeting: 'YES24 LIVE HALL入口のNaraeデスク。クァンナル駅2番出口から徒歩3分。',
      notes: [
        '開演後は2曲目が終わってからのご入場です。',
        '今回はペンライトではなく拍手でお楽しみください。',
        '手紙は公演2日前までメールでも受け付けます。',
      ],
    },
    VTN: {
      title: 'Đêm acoustic của Seo Iru: Thư hồi âm muộn',
      subtitle: 'Một cây đàn, một ngọn đèn, gần đến mức nghe rõ tiếng dây.',
      intro:
        'Tạm rời những nhà thi đấu lớn, Seo Iru hát với một cây guitar trong khán phòng chừng hai nghìn chỗ. Anh trả lời thư khán giả bằng bài hát nên không đêm nào giống đêm nào. Trước encore, đèn tắt và anh hát một bài không micro.',
      schedule: [
        ['17:30', 'Nhận vé, bỏ thư vào hòm'],
        ['18:30', 'Mở cửa'],
        ['19:30', 'Bắt đầu'],
        ['20:20', 'Giờ đọc thư'],
        ['21:30', 'Dự kiến kết thúc'],
      ],
      included: ['Ghế có số tầng 2', 'Sổ lời bài hát', 'Chai nước'],
      excluded: ['Ghế khu sàn (tùy chọn)', 'Đi lại'],
      meeting: 'Quầy Narae trước YES24 Live Hall, 3 phút từ cửa 2 ga Gwangnaru.',
      notes: [
        'Đến muộn được vào sau bài thứ hai.',
        'Đêm nay không dùng lightstick, chỉ vỗ tay.',
        'Cũng có thể gửi thư qua email, chậm nhất hai ngày trước buổi diễn.',
      ],
    },
  },
});
